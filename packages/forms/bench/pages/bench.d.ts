interface Window {
  /** Mounts the page's content. */
  mount: () => void
}
