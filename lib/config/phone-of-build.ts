/** The broker's number for error pages, which have no server data: inlined at build time (next.config.ts). */

export const phoneOfBuild = process.env.SITE_BROKER_PHONE ?? '';

/** lib/site/contact-links.ts also handles extensions; an error page needs only the number. */
export const phoneOfBuildHref = `tel:${phoneOfBuild.replace(/\s*ext\..*|[^\d+]/g, '')}`;
