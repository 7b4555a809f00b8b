/** In a chunk of its own: see ClosedPage. */
export { StatusPage } from '@baize/ui'
