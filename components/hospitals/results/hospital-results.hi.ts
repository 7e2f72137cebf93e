import type { Catalogue } from '@/lib/languages/create-translator';

/** What an answer of the hospital search says, on the server and in the browser. */
export const hospitalResultsHindi = {
  'PIN {0}': 'पिन {0}',
  'PIN {0}, {name}': 'पिन {0}, {name}',
  '{0} hospital in {name}': '{name} में {0} अस्पताल',
  '{0} hospital in {name}.': '{name} में {0} अस्पताल।',
  '{0} hospital in {name} listed with “{name2}”':
    '{name} में {0} अस्पताल, जिसके आगे सूची में “{name2}” लिखा है',
  '{0} hospital in {name} listed with “{name2}”.':
    '{name} में {0} अस्पताल, जिसके आगे सूची में “{name2}” लिखा है।',
  '{0} hospitals in {name}': '{name} में {0} अस्पताल',
  '{0} hospitals in {name}.': '{name} में {0} अस्पताल।',
  '{0} hospitals in {name}. Showing {1} to {2}.': '{name} में {0} अस्पताल। यहाँ {1} से {2} तक।',
  '{0} hospitals in {name}. Showing {2} to {3}.': '{name} में {0} अस्पताल। यहाँ {2} से {3} तक।',
  '{0} hospitals in {name} listed with “{name2}”':
    '{name} में {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है',
  '{0} hospitals in {name} listed with “{name2}”.':
    '{name} में {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है।',
  '{0} hospitals in {name} listed with “{name2}”. Showing {1} to {2}.':
    '{name} में {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है। यहाँ {1} से {2} तक।',
  '{0} hospitals in {name} listed with “{name2}”. Showing {2} to {3}.':
    '{name} में {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है। यहाँ {2} से {3} तक।',
  '{0} hospital in {name} with “{name2}” in the name':
    '{name} में {0} अस्पताल, जिसके नाम में “{name2}” है',
  '{0} hospitals in {name} with “{name2}” in the name':
    '{name} में {0} अस्पताल, जिनके नाम में “{name2}” है',
  '{0} hospital around {name}': '{name} के आसपास {0} अस्पताल',
  '{0} hospital around {name}.': '{name} के आसपास {0} अस्पताल।',
  '{0} hospital around {name} listed with “{name2}”':
    '{name} के आसपास {0} अस्पताल, जिसके आगे सूची में “{name2}” लिखा है',
  '{0} hospital around {name} listed with “{name2}”.':
    '{name} के आसपास {0} अस्पताल, जिसके आगे सूची में “{name2}” लिखा है।',
  '{0} hospitals around {name}': '{name} के आसपास {0} अस्पताल',
  '{0} hospitals around {name}.': '{name} के आसपास {0} अस्पताल।',
  '{0} hospitals around {name}. Showing {1} to {2}.':
    '{name} के आसपास {0} अस्पताल। यहाँ {1} से {2} तक।',
  '{0} hospitals around {name}. Showing {2} to {3}.':
    '{name} के आसपास {0} अस्पताल। यहाँ {2} से {3} तक।',
  '{0} hospitals around {name} listed with “{name2}”':
    '{name} के आसपास {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है',
  '{0} hospitals around {name} listed with “{name2}”.':
    '{name} के आसपास {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है।',
  '{0} hospitals around {name} listed with “{name2}”. Showing {1} to {2}.':
    '{name} के आसपास {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है। यहाँ {1} से {2} तक।',
  '{0} hospitals around {name} listed with “{name2}”. Showing {2} to {3}.':
    '{name} के आसपास {0} अस्पताल, जिनके आगे सूची में “{name2}” लिखा है। यहाँ {2} से {3} तक।',
  '{0} hospital around {name} with “{name2}” in the name':
    '{name} के आसपास {0} अस्पताल, जिसके नाम में “{name2}” है',
  '{0} hospital around {name} with “{name2}” in the name.':
    '{name} के आसपास {0} अस्पताल, जिसके नाम में “{name2}” है।',
  '{0} hospitals around {name} with “{name2}” in the name':
    '{name} के आसपास {0} अस्पताल, जिनके नाम में “{name2}” है',
  '{0} hospitals around {name} with “{name2}” in the name.':
    '{name} के आसपास {0} अस्पताल, जिनके नाम में “{name2}” है।',
  '{0} hospitals around {name} with “{name2}” in the name. Showing {1} to {2}.':
    '{name} के आसपास {0} अस्पताल, जिनके नाम में “{name2}” है। यहाँ {1} से {2} तक।',
  '{0} hospital around your position': 'आपकी जगह के आसपास {0} अस्पताल',
  '{0} hospital around your position.': 'आपकी जगह के आसपास {0} अस्पताल।',
  '{0} hospital around your position listed with “{name}”':
    'आपकी जगह के आसपास {0} अस्पताल, जिसके आगे सूची में “{name}” लिखा है',
  '{0} hospital around your position listed with “{name}”.':
    'आपकी जगह के आसपास {0} अस्पताल, जिसके आगे सूची में “{name}” लिखा है।',
  '{0} hospitals around your position': 'आपकी जगह के आसपास {0} अस्पताल',
  '{0} hospitals around your position.': 'आपकी जगह के आसपास {0} अस्पताल।',
  '{0} hospitals around your position. Showing {1} to {2}.':
    'आपकी जगह के आसपास {0} अस्पताल। यहाँ {1} से {2} तक।',
  '{0} hospitals around your position listed with “{name}”':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है',
  '{0} hospitals around your position listed with “{name}”.':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है।',
  '{0} hospitals around your position listed with “{name}”. Showing {1} to {2}.':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है। यहाँ {1} से {2} तक।',
  '{0} hospital around your position with “{name}” in the name':
    'आपकी जगह के आसपास {0} अस्पताल, जिसके नाम में “{name}” है',
  '{0} hospital around your position with “{name}” in the name.':
    'आपकी जगह के आसपास {0} अस्पताल, जिसके नाम में “{name}” है।',
  '{0} hospitals around your position with “{name}” in the name':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके नाम में “{name}” है',
  '{0} hospitals around your position with “{name}” in the name.':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके नाम में “{name}” है।',
  '{0} hospitals around your position with “{name}” in the name. Showing {1} to {2}.':
    'आपकी जगह के आसपास {0} अस्पताल, जिनके नाम में “{name}” है। यहाँ {1} से {2} तक।',
  '{0} hospital listed with “{name}”': '{0} अस्पताल, जिसके आगे सूची में “{name}” लिखा है',
  '{0} hospital listed with “{name}”.': '{0} अस्पताल, जिसके आगे सूची में “{name}” लिखा है।',
  '{0} hospitals listed with “{name}”': '{0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है',
  '{0} hospitals listed with “{name}”.': '{0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है।',
  '{0} hospitals listed with “{name}”. Showing {1} to {2}.':
    '{0} अस्पताल, जिनके आगे सूची में “{name}” लिखा है। यहाँ {1} से {2} तक।',
  '{0} hospital with “{name}” in the name': '{0} अस्पताल, जिसके नाम में “{name}” है',
  '{0} hospitals with “{name}” in the name': '{0} अस्पताल, जिनके नाम में “{name}” है',
  'No {text} found in {name}': '{name} में {text} नहीं मिला',
  'No {text} found in {name}.': '{name} में {text} नहीं मिला।',
  'No {text} found in {name}. Showing the nearest.':
    '{name} में {text} नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No {text} found in {name}. Showing the nearest {0}.':
    '{name} में {text} नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No {text} found in {name}. Showing the nearest {1}.':
    '{name} में {text} नहीं मिला। सबसे पास के {1} दिखाए गए हैं।',
  'No {text} found in {name}. Showing others there.':
    '{name} में {text} नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No “{name2}” found in {name}': '{name} में “{name2}” नहीं मिला',
  'No “{name2}” found in {name}.': '{name} में “{name2}” नहीं मिला।',
  'No “{name2}” found in {name}. Showing the nearest.':
    '{name} में “{name2}” नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No “{name2}” found in {name}. Showing the nearest {0}.':
    '{name} में “{name2}” नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No “{name2}” found in {name}. Showing the nearest {1}.':
    '{name} में “{name2}” नहीं मिला। सबसे पास के {1} दिखाए गए हैं।',
  'No “{name2}” found in {name}. Showing others there.':
    '{name} में “{name2}” नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No {text} found around {name}': '{name} के आसपास {text} नहीं मिला',
  'No {text} found around {name}.': '{name} के आसपास {text} नहीं मिला।',
  'No {text} found around {name}. Showing the nearest.':
    '{name} के आसपास {text} नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No {text} found around {name}. Showing the nearest {0}.':
    '{name} के आसपास {text} नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No {text} found around {name}. Showing the nearest {1}.':
    '{name} के आसपास {text} नहीं मिला। सबसे पास के {1} दिखाए गए हैं।',
  'No {text} found around {name}. Showing others there.':
    '{name} के आसपास {text} नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No “{name2}” found around {name}': '{name} के आसपास “{name2}” नहीं मिला',
  'No “{name2}” found around {name}.': '{name} के आसपास “{name2}” नहीं मिला।',
  'No “{name2}” found around {name}. Showing the nearest.':
    '{name} के आसपास “{name2}” नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No “{name2}” found around {name}. Showing the nearest {0}.':
    '{name} के आसपास “{name2}” नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No “{name2}” found around {name}. Showing the nearest {1}.':
    '{name} के आसपास “{name2}” नहीं मिला। सबसे पास के {1} दिखाए गए हैं।',
  'No “{name2}” found around {name}. Showing others there.':
    '{name} के आसपास “{name2}” नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No {text} found around your position': 'आपकी जगह के आसपास {text} नहीं मिला',
  'No {text} found around your position.': 'आपकी जगह के आसपास {text} नहीं मिला।',
  'No {text} found around your position. Showing the nearest.':
    'आपकी जगह के आसपास {text} नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No {text} found around your position. Showing the nearest {0}.':
    'आपकी जगह के आसपास {text} नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No {text} found around your position. Showing others there.':
    'आपकी जगह के आसपास {text} नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No “{name}” found around your position': 'आपकी जगह के आसपास “{name}” नहीं मिला',
  'No “{name}” found around your position.': 'आपकी जगह के आसपास “{name}” नहीं मिला।',
  'No “{name}” found around your position. Showing the nearest.':
    'आपकी जगह के आसपास “{name}” नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No “{name}” found around your position. Showing the nearest {0}.':
    'आपकी जगह के आसपास “{name}” नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No “{name}” found around your position. Showing others there.':
    'आपकी जगह के आसपास “{name}” नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No {text} found. Showing the nearest.': '{text} नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No {text} found. Showing the nearest {0}.': '{text} नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No {text} found. Showing others there.': '{text} नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',
  'No “{name}” found': '“{name}” नहीं मिला',
  'No “{name}” found.': '“{name}” नहीं मिला।',
  'No “{name}” found. Showing the nearest.': '“{name}” नहीं मिला। सबसे पास वाला दिखाया गया है।',
  'No “{name}” found. Showing the nearest {0}.': '“{name}” नहीं मिला। सबसे पास के {0} दिखाए गए हैं।',
  'No “{name}” found. Showing others there.': '“{name}” नहीं मिला। वहाँ के दूसरे अस्पताल दिखाए गए हैं।',

  hospital: 'अस्पताल',
  'The sample list has no hospital in {name} that is {name2} {text} by its name.':
    'नमूने की सूची में {name} में नाम से {text} कोई नहीं है।',
  'The sample list has no hospital around {name} that is {name2} {text} by its name.':
    'नमूने की सूची में {name} के आसपास नाम से {text} कोई नहीं है।',
  'The sample list has no hospital around your position.':
    'नमूने की सूची में आपकी जगह के आसपास कोई अस्पताल नहीं है।',
  'The sample list has no hospital around your position that fits “{name}”.':
    'नमूने की सूची में आपकी जगह के आसपास “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The sample list has no hospital around your position that is {name} {text} by its name.':
    'नमूने की सूची में आपकी जगह के आसपास नाम से {text} कोई नहीं है।',
  'The sample list has none around your position.': 'नमूने की सूची में आपकी जगह के आसपास कोई नहीं है।',
  'The sample list has no hospital with this PIN code that is {name} {text} by its name.':
    'नमूने की सूची में इस पिन कोड पर नाम से {text} कोई नहीं है।',
  'The sample list has no hospital.': 'नमूने की सूची में कोई अस्पताल नहीं है।',
  'The sample list has no hospital that is {name} {text} by its name.':
    'नमूने की सूची में नाम से {text} कोई नहीं है।',
  'The sample list has none within {0} km of your position.':
    'नमूने की सूची में आपकी जगह से {0} किमी के भीतर कोई नहीं है।',
  'The sample list has none within {0} km of your position that fits these words.':
    'नमूने की सूची में आपकी जगह से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital in {name}.': 'हमारे पास की सूची में {name} में कोई अस्पताल नहीं है।',
  'The list we hold has no hospital in {name} that fits “{name2}”.':
    'हमारे पास की सूची में {name} में “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital in {name} that is {name2} {text} by its name.':
    'हमारे पास की सूची में {name} में नाम से {text} कोई नहीं है।',
  'The list we hold has none in {name}.': 'हमारे पास की सूची में {name} में कोई नहीं है।',
  'The list we hold has no hospital around {name}.':
    'हमारे पास की सूची में {name} के आसपास कोई अस्पताल नहीं है।',
  'The list we hold has no hospital around {name} that fits “{name2}”.':
    'हमारे पास की सूची में {name} के आसपास “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital around {name} that is {name2} {text} by its name.':
    'हमारे पास की सूची में {name} के आसपास नाम से {text} कोई नहीं है।',
  'The list we hold has none around {name}.': 'हमारे पास की सूची में {name} के आसपास कोई नहीं है।',
  'The list we hold has no hospital around your position.':
    'हमारे पास की सूची में आपकी जगह के आसपास कोई अस्पताल नहीं है।',
  'The list we hold has no hospital around your position that fits “{name}”.':
    'हमारे पास की सूची में आपकी जगह के आसपास “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital around your position that is {name} {text} by its name.':
    'हमारे पास की सूची में आपकी जगह के आसपास नाम से {text} कोई नहीं है।',
  'The list we hold has none around your position.':
    'हमारे पास की सूची में आपकी जगह के आसपास कोई नहीं है।',
  'The list we hold has no hospital with this PIN code.':
    'हमारे पास की सूची में इस पिन कोड पर कोई अस्पताल नहीं है।',
  'The list we hold has no hospital with this PIN code that fits “{name}”.':
    'हमारे पास की सूची में इस पिन कोड पर “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital with this PIN code that is {name} {text} by its name.':
    'हमारे पास की सूची में इस पिन कोड पर नाम से {text} कोई नहीं है।',
  'The list we hold has no hospital.': 'हमारे पास की सूची में कोई अस्पताल नहीं है।',
  'The list we hold has no hospital that fits “{name}”.':
    'हमारे पास की सूची में “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has no hospital that is {name} {text} by its name.':
    'हमारे पास की सूची में नाम से {text} कोई नहीं है।',
  'The list we hold has none.': 'हमारे पास की सूची में कोई नहीं है।',
  'The list we hold has none that fits these words.':
    'हमारे पास की सूची में इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has none within {0} km of your position.':
    'हमारे पास की सूची में आपकी जगह से {0} किमी के भीतर कोई नहीं है।',
  'The list we hold has none within {0} km of your position that fits these words.':
    'हमारे पास की सूची में आपकी जगह से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has none within {0} km of {name}.':
    'हमारे पास की सूची में {name} से {0} किमी के भीतर कोई नहीं है।',
  'The list we hold has none within {0} km of {name} that fits these words.':
    'हमारे पास की सूची में {name} से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list we hold has none within {0} km.': 'हमारे पास की सूची में {0} किमी के भीतर कोई नहीं है।',
  'The list we hold has none within {0} km that fits these words.':
    'हमारे पास की सूची में {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The nearest on the list we hold are below.': 'हमारे पास की सूची के सबसे पास वाले अस्पताल नीचे हैं।',
  'The nearest on the list we hold are below. A general hospital may have such a department: ask it.':
    'हमारे पास की सूची के सबसे पास वाले अस्पताल नीचे हैं। सामान्य अस्पताल में भी ऐसा विभाग हो सकता है: पूछ लें।',
  'The {0} lists we hold have no hospital in {name}.':
    'हमारे पास की {0} सूचियों में {name} में कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital in {name} that fits “{name2}”.':
    'हमारे पास की {0} सूचियों में {name} में “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital in {name} that is {name2} {text} by its name.':
    'हमारे पास की {0} सूचियों में {name} में नाम से {text} कोई नहीं है।',
  'The {0} lists we hold have none in {name}.': 'हमारे पास की {0} सूचियों में {name} में कोई नहीं है।',
  'The {0} lists we hold have no hospital around {name}.':
    'हमारे पास की {0} सूचियों में {name} के आसपास कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital around {name} that fits “{name2}”.':
    'हमारे पास की {0} सूचियों में {name} के आसपास “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital around {name} that is {name2} {text} by its name.':
    'हमारे पास की {0} सूचियों में {name} के आसपास नाम से {text} कोई नहीं है।',
  'The {0} lists we hold have none around {name}.':
    'हमारे पास की {0} सूचियों में {name} के आसपास कोई नहीं है।',
  'The {0} lists we hold have no hospital around your position.':
    'हमारे पास की {0} सूचियों में आपकी जगह के आसपास कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital around your position that fits “{name}”.':
    'हमारे पास की {0} सूचियों में आपकी जगह के आसपास “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital around your position that is {name} {text} by its name.':
    'हमारे पास की {0} सूचियों में आपकी जगह के आसपास नाम से {text} कोई नहीं है।',
  'The {0} lists we hold have none around your position.':
    'हमारे पास की {0} सूचियों में आपकी जगह के आसपास कोई नहीं है।',
  'The {0} lists we hold have no hospital with this PIN code.':
    'हमारे पास की {0} सूचियों में इस पिन कोड पर कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital with this PIN code that fits “{name}”.':
    'हमारे पास की {0} सूचियों में इस पिन कोड पर “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital with this PIN code that is {name} {text} by its name.':
    'हमारे पास की {0} सूचियों में इस पिन कोड पर नाम से {text} कोई नहीं है।',
  'The {0} lists we hold have no hospital.': 'हमारे पास की {0} सूचियों में कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital that fits “{name}”.':
    'हमारे पास की {0} सूचियों में “{name}” से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have no hospital that is {name} {text} by its name.':
    'हमारे पास की {0} सूचियों में नाम से {text} कोई नहीं है।',
  'The {0} lists we hold have none.': 'हमारे पास की {0} सूचियों में कोई नहीं है।',
  'The {0} lists we hold have none that fits these words.':
    'हमारे पास की {0} सूचियों में इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have none within {1} km of your position.':
    'हमारे पास की {0} सूचियों में आपकी जगह से {1} किमी के भीतर कोई नहीं है।',
  'The {0} lists we hold have none within {1} km of your position that fits these words.':
    'हमारे पास की {0} सूचियों में आपकी जगह से {1} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have none within {1} km of {name}.':
    'हमारे पास की {0} सूचियों में {name} से {1} किमी के भीतर कोई नहीं है।',
  'The {0} lists we hold have none within {1} km of {name} that fits these words.':
    'हमारे पास की {0} सूचियों में {name} से {1} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The {0} lists we hold have none within {1} km.':
    'हमारे पास की {0} सूचियों में {1} किमी के भीतर कोई नहीं है।',
  'The {0} lists we hold have none within {1} km that fits these words.':
    'हमारे पास की {0} सूचियों में {1} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The nearest on the {0} lists we hold are below.':
    'हमारे पास की {0} सूचियों के सबसे पास वाले अस्पताल नीचे हैं।',
  'The nearest on the {0} lists we hold are below. A general hospital may have such a department: ask it.':
    'हमारे पास की {0} सूचियों के सबसे पास वाले अस्पताल नीचे हैं। सामान्य अस्पताल में भी ऐसा विभाग हो सकता है: पूछ लें।',
  'The list of {name} has no hospital in {name2}.': '{name} की सूची में {name2} में कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital in {name2} that fits “{name3}”.':
    '{name} की सूची में {name2} में “{name3}” से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital in {name2} that is {name3} {text} by its name.':
    '{name} की सूची में {name2} में नाम से {text} कोई नहीं है।',
  'The list of {name} has none in {name2}.': '{name} की सूची में {name2} में कोई नहीं है।',
  'The list of {name} has no hospital around {name2}.':
    '{name} की सूची में {name2} के आसपास कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital around {name2} that fits “{name3}”.':
    '{name} की सूची में {name2} के आसपास “{name3}” से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital around {name2} that is {name3} {text} by its name.':
    '{name} की सूची में {name2} के आसपास नाम से {text} कोई नहीं है।',
  'The list of {name} has none around {name2}.': '{name} की सूची में {name2} के आसपास कोई नहीं है।',
  'The list of {name} has no hospital around your position.':
    '{name} की सूची में आपकी जगह के आसपास कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital around your position that fits “{name2}”.':
    '{name} की सूची में आपकी जगह के आसपास “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital around your position that is {name2} {text} by its name.':
    '{name} की सूची में आपकी जगह के आसपास नाम से {text} कोई नहीं है।',
  'The list of {name} has none around your position.':
    '{name} की सूची में आपकी जगह के आसपास कोई नहीं है।',
  'The list of {name} has no hospital with this PIN code.':
    '{name} की सूची में इस पिन कोड पर कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital with this PIN code that fits “{name2}”.':
    '{name} की सूची में इस पिन कोड पर “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital with this PIN code that is {name2} {text} by its name.':
    '{name} की सूची में इस पिन कोड पर नाम से {text} कोई नहीं है।',
  'The list of {name} has no hospital.': '{name} की सूची में कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital that fits “{name2}”.':
    '{name} की सूची में “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has no hospital that is {name2} {text} by its name.':
    '{name} की सूची में नाम से {text} कोई नहीं है।',
  'The list of {name} has none.': '{name} की सूची में कोई नहीं है।',
  'The list of {name} has none that fits these words.':
    '{name} की सूची में इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has none within {0} km of your position.':
    '{name} की सूची में आपकी जगह से {0} किमी के भीतर कोई नहीं है।',
  'The list of {name} has none within {0} km of your position that fits these words.':
    '{name} की सूची में आपकी जगह से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has none within {0} km of {name2}.':
    '{name} की सूची में {name2} से {0} किमी के भीतर कोई नहीं है।',
  'The list of {name} has none within {0} km of {name2} that fits these words.':
    '{name} की सूची में {name2} से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The list of {name} has none within {0} km.': '{name} की सूची में {0} किमी के भीतर कोई नहीं है।',
  'The list of {name} has none within {0} km that fits these words.':
    '{name} की सूची में {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The nearest on the list of {name} are below.': '{name} की सूची के सबसे पास वाले अस्पताल नीचे हैं।',
  'The nearest on the list of {name} are below. A general hospital may have such a department: ask it.':
    '{name} की सूची के सबसे पास वाले अस्पताल नीचे हैं। सामान्य अस्पताल में भी ऐसा विभाग हो सकता है: पूछ लें।',
  'The lists of {name} have no hospital in {name2}.':
    '{name} की सूचियों में {name2} में कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital in {name2} that fits “{name3}”.':
    '{name} की सूचियों में {name2} में “{name3}” से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital in {name2} that is {name3} {text} by its name.':
    '{name} की सूचियों में {name2} में नाम से {text} कोई नहीं है।',
  'The lists of {name} have none in {name2}.': '{name} की सूचियों में {name2} में कोई नहीं है।',
  'The lists of {name} have no hospital around {name2}.':
    '{name} की सूचियों में {name2} के आसपास कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital around {name2} that fits “{name3}”.':
    '{name} की सूचियों में {name2} के आसपास “{name3}” से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital around {name2} that is {name3} {text} by its name.':
    '{name} की सूचियों में {name2} के आसपास नाम से {text} कोई नहीं है।',
  'The lists of {name} have none around {name2}.': '{name} की सूचियों में {name2} के आसपास कोई नहीं है।',
  'The lists of {name} have no hospital around your position.':
    '{name} की सूचियों में आपकी जगह के आसपास कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital around your position that fits “{name2}”.':
    '{name} की सूचियों में आपकी जगह के आसपास “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital around your position that is {name2} {text} by its name.':
    '{name} की सूचियों में आपकी जगह के आसपास नाम से {text} कोई नहीं है।',
  'The lists of {name} have none around your position.':
    '{name} की सूचियों में आपकी जगह के आसपास कोई नहीं है।',
  'The lists of {name} have no hospital with this PIN code.':
    '{name} की सूचियों में इस पिन कोड पर कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital with this PIN code that fits “{name2}”.':
    '{name} की सूचियों में इस पिन कोड पर “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital with this PIN code that is {name2} {text} by its name.':
    '{name} की सूचियों में इस पिन कोड पर नाम से {text} कोई नहीं है।',
  'The lists of {name} have no hospital.': '{name} की सूचियों में कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital that fits “{name2}”.':
    '{name} की सूचियों में “{name2}” से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have no hospital that is {name2} {text} by its name.':
    '{name} की सूचियों में नाम से {text} कोई नहीं है।',
  'The lists of {name} have none.': '{name} की सूचियों में कोई नहीं है।',
  'The lists of {name} have none that fits these words.':
    '{name} की सूचियों में इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have none within {0} km of your position.':
    '{name} की सूचियों में आपकी जगह से {0} किमी के भीतर कोई नहीं है।',
  'The lists of {name} have none within {0} km of your position that fits these words.':
    '{name} की सूचियों में आपकी जगह से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have none within {0} km of {name2}.':
    '{name} की सूचियों में {name2} से {0} किमी के भीतर कोई नहीं है।',
  'The lists of {name} have none within {0} km of {name2} that fits these words.':
    '{name} की सूचियों में {name2} से {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The lists of {name} have none within {0} km.': '{name} की सूचियों में {0} किमी के भीतर कोई नहीं है।',
  'The lists of {name} have none within {0} km that fits these words.':
    '{name} की सूचियों में {0} किमी के भीतर इन शब्दों से मिलता कोई अस्पताल नहीं है।',
  'The nearest on the lists of {name} are below.': '{name} की सूचियों के सबसे पास वाले अस्पताल नीचे हैं।',
  'The nearest on the lists of {name} are below. A general hospital may have such a department: ask it.':
    '{name} की सूचियों के सबसे पास वाले अस्पताल नीचे हैं। सामान्य अस्पताल में भी ऐसा विभाग हो सकता है: पूछ लें।',
  'Search for hospitals that lists name with “{name}”':
    'वे अस्पताल खोजें जिनके आगे सूची में “{name}” लिखा है',
  '{name} and {0} more': '{name} और {0} अन्य',
  'In the network list of': 'इनकी नेटवर्क सूची में',
  'Specialities on the list: {name}': 'सूची में विशेषज्ञता: {name}',
  'Call {0} {1}': '{0} {1} पर कॉल करें',
  'Call +{0} {1}': '+{0} {1} पर कॉल करें',
  'Call {0}': '{0} पर कॉल करें',
  '{name}, list of {0}': '{name}, {0} की सूची',
  '· {name}, list of {0}': '· {name}, {0} की सूची',
  'Excluded by {name}, list of {0}: not cashless with this insurer.':
    '{name} ने इसे बाहर रखा है, {0} की सूची: इस बीमा कंपनी के साथ कैशलेस नहीं।',
  'Where {0} hospitals of this page lie around your position; their distances are in the list.':
    'इस पेज के {0} अस्पताल आपकी जगह के आसपास कहाँ हैं; उनकी दूरी सूची में है।',
  'Numbers are those of the list; the cross is your position. North is up. Hospitals close together share a mark. A mark leads to its hospital in the list.':
    'नंबर वही हैं जो सूची में हैं; क्रॉस का निशान आपकी जगह है। उत्तर दिशा ऊपर है। पास-पास के अस्पतालों का एक ही निशान है। निशान दबाने पर सूची का वह अस्पताल खुलता है।',
  'Nothing to search for yet': 'अभी खोजने को कुछ नहीं है',
  'The search does not answer just now': 'खोज अभी जवाब नहीं दे रही है',
  'The search does not answer just now.': 'खोज अभी जवाब नहीं दे रही है।',
  'Please try again in some minutes, or ask your insurer’s helpline.':
    'कुछ मिनट बाद फिर खोजें, या बीमा कंपनी की हेल्पलाइन से पूछें।',
  'Lists change: confirm before admission': 'सूचियाँ बदलती हैं: भर्ती से पहले पूछ लें',
  'These lists are of {0}. Ask the insurer’s helpline: “Is this branch in the network for my policy, for this treatment, today?”':
    'ये सूचियाँ {0} की हैं। बीमा कंपनी की हेल्पलाइन से पूछें: “क्या यह शाखा मेरी पॉलिसी के लिए, इस इलाज के लिए, आज नेटवर्क में है?”',
  'Each list has its own date. Ask the insurer’s helpline: “Is this branch in the network for my policy, for this treatment, today?”':
    'हर सूची की अपनी तारीख़ है। बीमा कंपनी की हेल्पलाइन से पूछें: “क्या यह शाखा मेरी पॉलिसी के लिए, इस इलाज के लिए, आज नेटवर्क में है?”',
  'Type a hospital, a city or a PIN code': 'अस्पताल, शहर या पिन कोड लिखें',
  'We do not know where you are. Use your location, or add your area, city or PIN code':
    'हमें आपकी जगह नहीं पता। अपनी जगह बताएँ, या इलाका, शहर या पिन कोड जोड़ें',
  'This position is not in India, so it was left out': 'यह जगह भारत में नहीं है, इसलिए इसे छोड़ दिया गया',
  'near your position': 'आपकी जगह के पास',
  'Near the position {0}, {1}': '{0}, {1} के पास',
  'Look at your insurer’s own list': 'अपनी बीमा कंपनी की अपनी सूची देखें',
  'So we cannot say which hospitals are in a network.':
    'इसलिए हम नहीं बता सकते कि कौन से अस्पताल नेटवर्क में हैं।',
  ', by PIN code and by name, or ask its helpline.': ', पिन कोड और नाम से, या उसकी हेल्पलाइन से पूछें।',
  'No insurer’s hospital list is loaded here yet.': 'यहाँ अभी किसी बीमा कंपनी की अस्पताल सूची नहीं है।',
  'Before you go in': 'भर्ती से पहले',
  'In the list of (any of these)': 'इनकी सूची में (इनमें से कोई)',
  Speciality: 'विशेषज्ञता',
  'Any speciality': 'कोई भी विशेषज्ञता',
  'Tie-up with the insurer': 'बीमा कंपनी से करार',
  'Any tie-up': 'कोई भी करार',
  'Copied.': 'कॉपी हो गया।',
  'This browser does not let us copy. Mark this text:':
    'यह ब्राउज़र कॉपी नहीं करने देता। यह पाठ चुनकर कॉपी करें:',
  Suggestions: 'सुझाव',
  'A search here finds no hospital today. Your insurer’s own site has the list that counts.':
    'यहाँ की खोज में आज कोई अस्पताल नहीं मिलता। जो सूची मानी जाती है, वह आपकी बीमा कंपनी की अपनी साइट पर है।',
} as const satisfies Catalogue;
