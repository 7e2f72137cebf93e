import type { Catalogue } from '@/lib/languages/create-translator';

export const drawingsComponentHindi = {
  'Age of the vehicle, up to': 'गाड़ी की उम्र, इतनी तक',
  'The picture in words': 'यह चित्र, शब्दों में',
  'One own-damage claim: back to nothing': 'अपनी गाड़ी के नुकसान का एक दावा: फिर शून्य से शुरू',
  'Claim-free years in a row': 'बिना दावे के लगातार साल',
  'Months of unbroken cover': 'बिना रुकावट कवर के महीने',
} as const satisfies Catalogue;
