import type { SxProps, Theme } from '@mui/system';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** Styling escape hatch of every component: values come from the theme. */
export interface Styleable {
  sx?: SxProps<Theme> | undefined;
}

/** The component's own props, plus those of the element or component it renders as. */
export type Polymorphic<Component extends ElementType, Own> = Own &
  Styleable & { component?: Component | undefined } & Omit<
    ComponentPropsWithRef<Component>,
    keyof Own | 'component' | 'sx'
  >;

/**
 * The component's own values override those passed in. They go into a style sheet, since the content security policy
 * drops `style` attributes in the HTML.
 */
export const withSx = (sx: SxProps<Theme> | undefined, own: object): SxProps<Theme> =>
  [...(Array.isArray(sx) ? sx : [sx]), own] as SxProps<Theme>;
