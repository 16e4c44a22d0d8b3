import { useSite } from 'shared-platform';
import { usePlatform, useWatchable } from 'shared-platform/host';
import { Button, styled } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

/** Names of the languages of these islands for themselves, which browsers leave out; others they know. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  cy: 'Cymraeg',
  ga: 'Gaeilge',
  gd: 'Gàidhlig',
  gv: 'Gaelg',
  kw: 'Kernewek',
};

/** The language's own name for itself, as 'Cymraeg'. */
function ownName(tag: string): string {
  const { language } = new Intl.Locale(tag);
  const known = OWN_NAMES[language];
  if (known) return known;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The languages of a site that has several, each by its own name. */
export function LanguageChoice() {
  const site = useSite();
  const { kiosk } = usePlatform();
  const { language } = useWatchable(kiosk.memory);
  if (site.otherLanguages.length === 0) return null;
  const tags = [site.language, ...site.otherLanguages.map((other) => other.language)];
  const chosen = tags.find((tag) => tag.toLowerCase() === language) ?? site.language;

  function choose(tag: string) {
    kiosk.remember({ language: tag === site.language ? null : tag.toLowerCase() });
    // Texts are chosen once for a page.
    window.location.reload();
  }
  return (
    <Group role="group" aria-label={texts.seeBetter.language}>
      {tags.map((tag) => (
        <Button
          key={tag}
          lang={tag}
          variant={tag === chosen ? 'primary' : 'quiet'}
          aria-pressed={tag === chosen}
          onClick={() => tag !== chosen && choose(tag)}
        >
          {ownName(tag)}
        </Button>
      ))}
    </Group>
  );
}
