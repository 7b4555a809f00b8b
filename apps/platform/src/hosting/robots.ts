/**
 * A site's directives for search engines: its public pages, or to stay away where it has none. Pages of a signed-in
 * account are not named here: each of them carries `noindex`, which a crawler that is kept out would not read.
 */
export function robotsFile(
  pathname: string,
  publicUrl: string,
  publicPaths: readonly string[],
): Response | null {
  const text = (body: string, type: string) =>
    new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } })
  const address = (path: string) => new URL(path, publicUrl).href
  if (pathname === '/robots.txt') {
    const listed = `Allow: /\nDisallow: /play/\nSitemap: ${address('/sitemap.xml')}`
    return text(`User-agent: *\n${publicPaths.length > 0 ? listed : 'Disallow: /'}\n`, 'text/plain')
  }
  if (pathname === '/sitemap.xml' && publicPaths.length > 0) {
    const urls = publicPaths.map((path) => `<url><loc>${address(path)}</loc></url>`).join('')
    return text(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
      'application/xml',
    )
  }
  return null
}
