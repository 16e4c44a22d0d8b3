import { envelope, type Handler, json } from './fake-api.ts';

export const client = {
  id: '1',
  slug: 'riverside',
  name: 'Riverside Leisure',
  currency: { symbol: '£' },
  online_joining_enabled: false,
  guest_passes_enabled: true,
  saved_cards_enabled: true,
  online_joining_map_enabled: true,
  map_api_key: null,
  map_style_url: null,
  kiosk_home_url: null,
  kiosk_profile: 'standard',
  collect_direct_debit_billing_address: true,
  direct_debit_provider: null,
  direct_debit_service_user_name: null,
  customer_service_email: null,
  customer_service_phone: null,
  available_billing_dates: [1],
};

export const theme = {
  theme_app_primary_colour: '#0B6E75',
  theme_app_secondary_colour1: '#F26B4E',
  theme_app_secondary_colour2: '#0B3C5D',
  theme_app_header_bg_colour: '#08303F',
  theme_app_dark_bg_colour: '#062430',
  header_primary_colour: '#FFFFFF',
  theme_app_logo: '/brand/riverside/logo.svg',
  font_styles: { heading: 'Open Sans', body: 'Lato' } as Record<string, string>,
  garage_gothic_url: null as string | null,
  theme_app_secondary_button_style: 'solid',
};

export const venue = {
  id: 'v-7',
  slug: 'sale-leisure-centre',
  name: 'Sale Leisure Centre',
  place_type: 'leisure-centre',
  address1: 'Broad Road',
  address2: null,
  town: 'Sale',
  postcode: 'M33 2AL',
  lat: 53.42,
  lng: -2.32,
  display_venue_selection_button: true,
  activities_v2_enabled: true,
  can_display_ineligible_memberships: false,
  facilities: [],
};

/** The calls that the pages of riverside start with, all of them well. */
export const siteAnswers = (): Record<string, Handler> => ({
  '/api/v1/client': json(200, envelope(client)),
  '/api/v1/frontend/theme': json(200, envelope(theme)),
  '/api/v1/activities/venues/sale-leisure-centre': json(200, envelope(venue)),
  '/api/v1/activities/footer': json(200, envelope({ html: '<p>Find us</p>' })),
  '/api/v1/activities/venues/sale-leisure-centre/activities': json(200, envelope([])),
});
