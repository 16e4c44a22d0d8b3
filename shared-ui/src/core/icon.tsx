import { type IconName, iconPaths } from './icon-paths.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';

const Root = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export interface IconProps extends Styleable {
  name: IconName;
  /** Side in CSS pixels, 24 by default. */
  size?: number | undefined;
  /** Its accessible name; without one the icon is decoration, hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 24, label, ...rest }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root viewBox="0 0 24 24" width={size} height={size} focusable="false" {...spoken} {...rest}>
      <path d={iconPaths[name]} />
    </Root>
  );
}
