/** Which phone this is; null for anything else. An iPad says that it is a Mac, with fingers. */
export function deviceOf(userAgent: string, touchPoints: number): 'ios' | 'android' | null {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : null
}
