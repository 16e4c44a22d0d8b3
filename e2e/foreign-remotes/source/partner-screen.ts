import { createElement, useState } from 'react';
import { useScreenTitle, useToast } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { Button, Container, PageHeader, Text } from 'shared-ui/core';

/** A screen that works only with the page's one React, platform, router and theme. */
export default function PartnerScreen() {
  const toast = useToast();
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  useScreenTitle('Partner offers');
  const claim = () => {
    setCount(count + 1);
    toast({ type: 'success', content: 'Offer claimed' });
  };
  return createElement(
    Container,
    null,
    createElement(PageHeader, { title: 'Partner offers' }),
    createElement(Text, null, `Claimed ${count} at ${pathname}`),
    createElement(Button, { onClick: claim }, 'Claim the offer'),
  );
}
