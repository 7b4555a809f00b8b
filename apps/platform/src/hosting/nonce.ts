import { randomBytes } from 'node:crypto'

/** How every nonce ends: a page that is kept small is read on by it (`squeezed-page.ts`). */
export const nonceEnd = '_-'
/** Characters of a nonce: 16 bytes of chance in base64, and its end. */
export const nonceLength = 24

export const newNonce = (): string => randomBytes(16).toString('base64url') + nonceEnd

/** Stands in a built page where each answer's own nonce goes; Vite's `html.cspNonce` writes it, too. */
export const noncePlace = '__CSP_NONCE__'

/**
 * Makes a built page ready for nonces: marks each of its scripts, styles and preloads, and names the nonce in the
 * element where Vite's loader and the components look for it. A page that is marked already stays as it is.
 */
export function markPage(html: string): string {
  const marked = html.replace(
    /<(script|style|link)\b(?![^>]*\snonce=)([^>]*)>/g,
    (tag: string, name: string, rest: string) =>
      name === 'link' && !/\srel="?(?:modulepreload|stylesheet|preload)\b/.test(rest)
        ? tag
        : `<${name} nonce="${noncePlace}"${rest}>`,
  )
  return /<meta[^>]*property="csp-nonce"/.test(marked)
    ? marked
    : marked.replace(/<head\b[^>]*>/, (head) => `${head}<meta property="csp-nonce" nonce="${noncePlace}">`)
}

export const fillNonce = (marked: string, nonce: string): string => marked.replaceAll(noncePlace, nonce)
