import { lazyView } from './lazyView.tsx'

/** A captcha that comes once it is asked for: for a form that asks for it only after some failures. */
export const LateCaptchaView = lazyView(() => import('./CaptchaView.tsx').then((chunk) => chunk.CaptchaView))
