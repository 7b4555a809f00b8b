interface Window {
  /** Mounts the page's content. */
  mount: () => void
  /** Scrolls the page's long list. */
  scroller: () => Element
}
