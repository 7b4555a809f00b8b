declare global {
  interface Window {
    /** Set by a page that a server made, which has only those styles in it that it shows: brings them whole. */
    baizeDress?: () => Promise<unknown>
  }
}

/** Waits until the page has all of the site's styles: whoever shows what a server's page does not show needs them. */
export async function dressed(): Promise<void> {
  await window.baizeDress?.()
}
