import { skeleton } from '../members/names.ts'

/** Words that the sandbox's chat does not pass on: insults, and what lures members to other sites. */
const listed = [
  'idiot',
  'bastard',
  'scam',
  'whatsapp.com',
  't.me',
  'ឆ្កួត',
  'បោកប្រាស់',
  '傻逼',
  '骗子',
  '加微信',
]

/** Words of the list that mute, and for how long. */
export const strikesToMute = 3
export const muteMilliseconds = 10 * 60_000

const escaped = (letter: string) => letter.replace(/[.]/, '\\.')

/** Latin words count whole, also with gaps between their letters; other scripts have no gaps between words. */
const patterns = listed.map(skeleton).map((word) => {
  const letters = [...word].map(escaped)
  return /^[a-z.]+$/.test(word)
    ? new RegExp(`(?<![a-z])${letters.join('[\\s._-]*')}(?![a-z])`)
    : new RegExp(letters.join('\\s*'), 'u')
})

/** Whether a text contains a word of the list. */
export function holdsListedWord(text: string): boolean {
  const read = skeleton(text)
  return patterns.some((pattern) => pattern.test(read))
}
