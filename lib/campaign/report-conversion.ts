/** Tells the tag manager, once a request went through, that there was one. Nothing that says whose. */
type DataLayer = Record<string, unknown>[];

const scriptId = 'tag-manager';

/** @param product the call-back form's name of it, such as "Term". */
export function reportConversion(tagManagerId: string, product: string): void {
  const site = window as { dataLayer?: DataLayer };
  site.dataLayer ??= [];
  site.dataLayer.push({ event: 'call_back_requested', product });
  if (document.getElementById(scriptId)) return;
  site.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
  document.head.append(script);
}
