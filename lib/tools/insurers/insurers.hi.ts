import type { Catalogue } from '../../languages/create-translator.ts';

export const insurersToolHindi = {
  'Claim settlement ratio, by number': 'दावा निपटान अनुपात, गिनती से',
  'Claim settlement ratio, by amount': 'दावा निपटान अनुपात, रकम से',
  'Acko General Insurance Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Acko General Insurance Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Aditya Birla Health Insurance Co. Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Aditya Birla Health Insurance Co. Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Ageas Federal Life Insurance Company Limited. IRDAI registration {0}. Formerly IDBI Federal Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Ageas Federal Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: IDBI Federal Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Aviva Life Insurance Company India Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Aviva Life Insurance Company India Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Axis Max Life Insurance Limited. IRDAI registration {0}. Formerly Max Life Insurance Company Limited; Max New York Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Axis Max Life Insurance Limited। IRDAI पंजीकरण {0}। पहले के नाम: Max Life Insurance Company Limited; Max New York Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Bajaj General Insurance Limited. IRDAI registration {0}. Formerly Bajaj Allianz General Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Bajaj General Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Bajaj Allianz General Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Bajaj Life Insurance Limited. IRDAI registration {0}. Formerly Bajaj Allianz Life Insurance Company Limited. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Bajaj Life Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Bajaj Allianz Life Insurance Company Limited। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Bandhan Life Insurance Limited. IRDAI registration {0}. Formerly Aegon Life Insurance Company Limited. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Bandhan Life Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Aegon Life Insurance Company Limited। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Bharti Life Insurance Company Limited. IRDAI registration {0}. Formerly Bharti AXA Life Insurance Company Limited. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Bharti Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Bharti AXA Life Insurance Company Limited। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Canara HSBC Life Insurance Company Limited. IRDAI registration {0}. Formerly Canara HSBC Oriental Bank of Commerce Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Canara HSBC Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Canara HSBC Oriental Bank of Commerce Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Care Health Insurance Limited. IRDAI registration {0}. Formerly Religare Health Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Care Health Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Religare Health Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Cholamandalam MS General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Cholamandalam MS General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Edelweiss Life Insurance Company Limited. IRDAI registration {0}. Formerly Edelweiss Tokio Life Insurance Company Limited. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Edelweiss Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Edelweiss Tokio Life Insurance Company Limited। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Generali Central Insurance Company Limited. IRDAI registration {0}. Formerly Future Generali India Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Generali Central Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Future Generali India Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Generali Central Life Insurance Company Limited. IRDAI registration {0}. Formerly Future Generali India Life Insurance Company Limited. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Generali Central Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Future Generali India Life Insurance Company Limited। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Go Digit General Insurance Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Go Digit General Insurance Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'HDFC ERGO General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'HDFC ERGO General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'HDFC Life Insurance Company Limited. IRDAI registration {0}. Formerly HDFC Standard Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'HDFC Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: HDFC Standard Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'ICICI Lombard General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'ICICI Lombard General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'ICICI Prudential Life Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'ICICI Prudential Life Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'IFFCO Tokio General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'IFFCO Tokio General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'IndiaFirst Life Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'IndiaFirst Life Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'IndusInd General Insurance Company Limited. IRDAI registration {0}. Formerly Reliance General Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'IndusInd General Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Reliance General Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'IndusInd Nippon Life Insurance Company Limited. IRDAI registration {0}. Formerly Reliance Nippon Life Insurance Company Limited; Reliance Life Insurance; AMP Sanmar Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'IndusInd Nippon Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले के नाम: Reliance Nippon Life Insurance Company Limited; Reliance Life Insurance; AMP Sanmar Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Kotak Mahindra Life Insurance Company Limited. IRDAI registration {0}. Formerly Kotak Mahindra Old Mutual Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Kotak Mahindra Life Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Kotak Mahindra Old Mutual Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Liberty General Insurance Limited. IRDAI registration {0}. Formerly Liberty Videocon General Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Liberty General Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Liberty Videocon General Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Life Insurance Corporation of India. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Life Insurance Corporation of India। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Magma General Insurance Limited. IRDAI registration {0}. Formerly Magma HDI General Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Magma General Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Magma HDI General Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'ManipalCigna Health Insurance Company Limited. IRDAI registration {0}. Formerly CignaTTK Health Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'ManipalCigna Health Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: CignaTTK Health Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'National Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'National Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Navi General Insurance Limited. IRDAI registration {0}. Formerly DHFL General Insurance Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Navi General Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: DHFL General Insurance Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Niva Bupa Health Insurance Company Limited. IRDAI registration {0}. Formerly Max Bupa Health Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Niva Bupa Health Insurance Company Limited। IRDAI पंजीकरण {0}। पहले का नाम: Max Bupa Health Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'PNB MetLife India Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'PNB MetLife India Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Pramerica Life Insurance Limited. IRDAI registration {0}. Formerly DHFL Pramerica Life. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Pramerica Life Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: DHFL Pramerica Life। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Raheja QBE General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Raheja QBE General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Royal Sundaram General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Royal Sundaram General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'SBI General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'SBI General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'SBI Life Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'SBI Life Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Shriram Life Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'Shriram Life Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'TATA AIA Life Insurance Company Limited. IRDAI registration {0}. 2024-25: by number {1}, a year earlier {2}; by amount {3}, a year earlier {4}.':
    'TATA AIA Life Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: गिनती से {1}, एक साल पहले {2}; रकम से {3}, एक साल पहले {4}।',
  'Tata AIG General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Tata AIG General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'The New India Assurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'The New India Assurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'The Oriental Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'The Oriental Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'United India Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'United India Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Universal Sompo General Insurance Company Limited. IRDAI registration {0}. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Universal Sompo General Insurance Company Limited। IRDAI पंजीकरण {0}। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'Zuno General Insurance Limited. IRDAI registration {0}. Formerly Edelweiss General Insurance Company Limited. 2024-25: incurred claims ratio {1}, a year earlier {2}.':
    'Zuno General Insurance Limited। IRDAI पंजीकरण {0}। पहले का नाम: Edelweiss General Insurance Company Limited। 2024-25: प्रीमियम में दावों का हिस्सा {1}, एक साल पहले {2}।',
  'All {0} insurers are shown.': 'सभी {0} बीमा कंपनियाँ दिखाई गई हैं।',
  'In 2024-25 it lay between {0} and {1}, and for all insurers together at {2}. Left out, because a few claims move the figure: Galaxy Health ({3}), Narayana Health Insurance ({4}), Raheja QBE ({5}), Shriram General ({6}).':
    '2024-25 में यह {0} और {1} के बीच रहा, और सभी बीमा कंपनियों का मिलाकर {2}। ये छोड़ी गई हैं, क्योंकि कुछ ही दावों से उनका आँकड़ा बदल जाता है: Galaxy Health ({3}), Narayana Health Insurance ({4}), Raheja QBE ({5}), Shriram General ({6})।',
  'In 2024-25 the ratio by number lay between {0} and {1}, and for all life insurers together at {2}. By amount it lay between {3} and {4}, together at {5}. Left out, because a few claims move the figure: Digit Life ({6}).':
    '2024-25 में गिनती का अनुपात {0} और {1} के बीच रहा, और सभी जीवन बीमा कंपनियों का मिलाकर {2}। रकम का अनुपात {3} और {4} के बीच रहा, मिलाकर {5}। यह छोड़ी गई है, क्योंकि कुछ ही दावों से इसका आँकड़ा बदल जाता है: Digit Life ({6})।',
} as const satisfies Catalogue;
