// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { BrandArea } from './brand-area.tsx';
import { Card } from './card.tsx';
import { TextLink } from './link.tsx';
import { Notice } from './notice.tsx';

const theme = { themeAppPrimaryColour: '#0f5c6e', themeAppDarkBgColour: '#062430' };
const colourOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).color;

test('links take the area’s readable colour, and the page’s on a light surface inside it', () => {
  renderBranded(
    <>
      <TextLink href="/page">On the page</TextLink>
      <BrandArea>
        <TextLink href="/area">On the area</TextLink>
        <Card>
          <TextLink href="/card">On a card</TextLink>
        </Card>
        <Notice action={<TextLink href="/notice">In a notice</TextLink>} />
      </BrandArea>
    </>,
    theme,
  );
  expect(colourOf('On the page')).toBe('#0f5c6e');
  expect(colourOf('On the area')).toBe('#ffffff');
  expect(colourOf('On a card')).toBe('#0f5c6e');
  expect(colourOf('In a notice')).toBe('#0f5c6e');
});

test('text on a card in an area is dark again', () => {
  renderBranded(
    <BrandArea>
      <Card>
        <p>Swimming</p>
      </Card>
    </BrandArea>,
    theme,
  );
  expect(getComputedStyle(screen.getByText('Swimming')).color).toBe('#1f1c18');
});
