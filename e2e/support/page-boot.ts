import { PAGE_BOOT_ELEMENT, type PageBoot } from 'shared-contracts/config';

const BOOT_SCRIPT = new RegExp(`(<script [^>]*id="${PAGE_BOOT_ELEMENT}"[^>]*>)(.*?)(</script>)`, 's');

/** Alters what a page starts from. A document without it, such as a message page, stays as it is. */
export function alterPageBoot(html: string, alter: (boot: PageBoot) => PageBoot): string {
  return html.replace(BOOT_SCRIPT, (_, opening: string, json: string, closing: string) => {
    const boot = JSON.stringify(alter(JSON.parse(json)));
    // Nothing in it may end the script element.
    return `${opening}${boot.replaceAll('<', '\\u003c')}${closing}`;
  });
}
