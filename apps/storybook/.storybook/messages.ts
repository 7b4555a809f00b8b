import type { Locale, Messages } from '@baize/i18n'

type Load = (locale: Locale) => Promise<Messages>
type Room = { loadMessages?: Load; loadScreenMessages?: Load }

/** Each room's catalogues, found by the files that rooms with strings have: at once, and with their screens. */
const rooms = import.meta.glob<Room>('../../../{packages,apps}/*/src/{messages,screen-messages}.ts')

const translated: readonly string[] = ['km', 'en', 'zh-Hans']

/** The messages of all rooms in one language; English where there is no translation. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const language = translated.includes(locale) ? locale : 'en'
  const parts = await Promise.all(
    Object.entries(rooms).map(([path, open]) => messagesOf(path, open, language)),
  )
  return Object.assign({}, ...parts)
}

async function messagesOf(path: string, open: () => Promise<Room>, language: Locale): Promise<Messages> {
  try {
    const { loadMessages, loadScreenMessages } = await open()
    return (await (loadMessages ?? loadScreenMessages)?.(language)) ?? {}
  } catch (error) {
    // One room's broken catalogue must not blank the stories of the others.
    console.error(`No ${language} messages from ${path}`, error)
    return {}
  }
}
