import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** Styling escape hatch of every part: values come from the theme. */
export interface Styleable {
  sx?: SxProps<Theme> | undefined;
}

/** Own props, plus those of the element or component the part is drawn as. */
export type Polymorphic<Component extends ElementType, Own> = Own &
  Styleable & { component?: Component | undefined } & Omit<
    ComponentPropsWithRef<Component>,
    keyof Own | 'component' | 'sx'
  >;
