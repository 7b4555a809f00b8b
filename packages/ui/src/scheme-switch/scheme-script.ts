/** Where a browser keeps what a user chose of a site's look and movement. */
export const keptAs = { scheme: 'baize.scheme', motion: 'baize.motion' } as const

/**
 * Puts the kept choices on `<html>` before the first paint. A site inlines it, with its nonce, at the top of
 * its document; it is all there is to switching: no component renders for it.
 */
export const schemeScript = `try{var d=document.documentElement.dataset,s=localStorage.getItem('${keptAs.scheme}');if(s==='light'||s==='dark')d.scheme=s;if(localStorage.getItem('${keptAs.motion}')==='still')d.motion='still'}catch(e){}`
