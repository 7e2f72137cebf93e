/** The broker's number for error pages, which have no server data: inlined at build time (next.config.ts). */

export const buildTimePhone = process.env.SITE_BROKER_PHONE ?? '';

/** lib/site/contact-links.ts also handles extensions; an error page needs only the number. */
export const buildTimePhoneHref = `tel:${buildTimePhone.replace(/\s*ext\..*|[^\d+]/g, '')}`;
