/** The four faces a venue can choose (shell specification 1). */
export type FontChoice = 'garage gothic' | 'Lato' | 'Open Sans' | 'Roboto';

/** The looks that a venue's theme may set (shell specification 3 "Theme"); all optional. */
export interface BrandTheme {
  readonly themeAppPrimaryColour?: string | null | undefined;
  readonly themeAppSecondaryColour1?: string | null | undefined;
  readonly themeAppSecondaryColour2?: string | null | undefined;
  readonly themeAppHeaderBgColour?: string | null | undefined;
  readonly themeAppDarkBgColour?: string | null | undefined;
  readonly headerPrimaryColour?: string | null | undefined;
  readonly themeAppLogo?: string | null | undefined;
  readonly fontStyles?:
    | { readonly heading?: string | null | undefined; readonly body?: string | null | undefined }
    | null
    | undefined;
  /** Address of the venue's licensed copy of garage gothic (woff2). */
  readonly garageGothicUrl?: string | null | undefined;
  readonly themeAppSecondaryButtonStyle?: string | null | undefined;
  readonly themeAppShape?: string | null | undefined;
  readonly themeAppSurface?: string | null | undefined;
  readonly themeAppDensity?: string | null | undefined;
}

/** Shell specification 9: the default colours of a venue. */
export const defaultColours = { primary: '#8c59f8', secondary: '#3e2dac', header: '#262731' } as const;
