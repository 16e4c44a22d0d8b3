import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useToast } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { texts } from '../../texts/en.ts';
import type { PhoneMenuProps } from './phone-menu.tsx';

const loadMenu = () => import(/* webpackChunkName: "drawer" */ './phone-menu.tsx');

/** The phone's menu: its code, fetched early or when it is opened, and whether it is open on this page. */
export function usePhoneMenu() {
  const toast = useToast();
  const { key } = useLocation();
  const [Menu, setMenu] = useState<ComponentType<PhoneMenuProps> | null>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);

  const load = useCallback(async () => {
    const { PhoneMenu } = await loadMenu();
    setMenu(() => PhoneMenu);
  }, []);

  useEffect(() => {
    setOpenOn((opened) => (opened === key ? opened : null));
  }, [key]);

  return {
    Menu,
    isOpen: Menu !== null && openOn === key,
    /** Fetches the code ahead; a failure is met, and told, when the menu is opened. */
    prepare: () => void load().catch(() => undefined),
    open() {
      setOpenOn(key);
      load().catch(() => {
        setOpenOn(null);
        toast({ content: texts.menuFailed, type: 'danger' });
      });
    },
    close: useCallback(() => setOpenOn(null), []),
  };
}
