/** The warning before a session ends, in a chunk of its own. */
export { SessionEnding } from '@baize/site'
