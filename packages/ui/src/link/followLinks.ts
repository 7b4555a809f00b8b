/**
 * Has the app's own router follow the plain links of all components, so that menus, headers, footers and breadcrumbs
 * navigate without loading a page. Left to the browser are links of other origins, downloads, links that open elsewhere,
 * clicks with a modifier key, fragments of this page, what another listener has prevented, and what `isOwn` refuses.
 * Returns a function that stops it.
 *
 * @example useEffect(() => followLinks(navigate), [navigate])
 */
export function followLinks(
  navigate: (address: string) => void,
  isOwn: (link: HTMLAnchorElement) => boolean = () => true,
): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return
    if (link.origin !== location.origin || link.hasAttribute('download')) return
    if (link.target !== '' && link.target !== '_self') return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    if (!isOwn(link)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
