/** The broker's number for error pages, which have no server to ask: put into the scripts by the build (next.config.ts). */

export const phoneOfBuild = process.env.SITE_BROKER_PHONE ?? '';

/** lib/site/contact-links.ts knows extensions as well; on a failed page the number alone will do. */
export const phoneOfBuildHref = `tel:${phoneOfBuild.replace(/\s*ext\..*|[^\d+]/g, '')}`;
