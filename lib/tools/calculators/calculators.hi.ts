import type { Catalogue } from '../../languages/create-translator.ts';

export const calculatorsToolHindi = {
  '{0} a year, aged {1}, home loan of {2}: cover to buy {3}, your family gets each year {4}. You need life cover for {5} years, until you are {6}.':
    'साल की आय {0}, आयु {1}, घर का कर्ज़ {2}: {3} का कवर लें, परिवार को हर साल {4} मिलते हैं। जीवन बीमा {5} साल के लिए चाहिए, {6} साल की आयु तक।',
  '{0} a year, aged {1}: cover to buy {2}, your family gets each year {3}. You need life cover for {4} years, until you are {5}.':
    'साल की आय {0}, आयु {1}: {2} का कवर लें, परिवार को हर साल {3} मिलते हैं। जीवन बीमा {4} साल के लिए चाहिए, {5} साल की आयु तक।',
  'You need life cover for {0} years, until you are {1}':
    'जीवन बीमा {0} साल के लिए चाहिए, {1} साल की आयु तक',
  '{0}: Health insurance cover calculator': '{0}: स्वास्थ्य बीमा राशि कैलकुलेटर',
  'Enter a number from {0} to {1} (years).': '{0} से {1} तक की संख्या लिखें (साल)।',
  'Enter ages in years from {0} to {1}, at most {2}, with commas between: {3}, {4}.':
    'आयु साल में लिखें, {0} से {1} तक, ज़्यादा से ज़्यादा {2}, बीच में कॉमा लगाकर: {3}, {4}।',
  'Enter a sum from {0} to {1}, like {2} or {3}.': '{0} से {1} तक की रकम लिखें, जैसे {2} या {3}।',
  'Enter a number from {0} to {1} (% a year).': '{0} से {1} तक की संख्या लिखें (% सालाना)।',
  'Enter ages in years from {0} to {1}, at most {2}, with commas between: {3} for a baby, {4}.':
    'आयु साल में लिखें, {0} से {1} तक, ज़्यादा से ज़्यादा {2}, बीच में कॉमा लगाकर: शिशु के लिए {3}, {4}।',
  'Enter a number from {0} to {1} (days).': '{0} से {1} तक की संख्या लिखें (दिन)।',
  'Enter a number from {0} to {1} (%).': '{0} से {1} तक की संख्या लिखें (%)।',
  'Enter a number from {0} to {1} (months).': '{0} से {1} तक की संख्या लिखें (महीने)।',
  'Enter a date that exists, from {0} to {1}.': '{0} से {1} तक की कोई सही तारीख़ लिखें, जो कैलेंडर में हो।',
  'Is it {0} a year, or {1}? Enter it with the word, like {2}.':
    'यह साल का {0} है, या {1}? शब्द के साथ लिखें, जैसे {2}।',
  'Is it {0} a year, or {1} thousand? Enter the whole sum.':
    'यह साल का {0} है, या {1} हज़ार? पूरी रकम लिखें।',
  'Is it {0} a year, or a month? Enter the sum of the whole year.':
    '{0} पूरे साल की रकम है, या एक महीने की? पूरे साल की रकम लिखें।',
  'Enter a number from {0} to {1} (cc or kW).': '{0} से {1} तक की संख्या लिखें (cc या kW)।',
} as const satisfies Catalogue;
