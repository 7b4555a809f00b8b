import { isSpaceless, separateWords } from '../../packages/i18n/src/format/wordBreaks.ts'

type Compiled = string | number | Compiled[] | { [branch: string]: Compiled }

/** A compiled message with its words separated: its texts, those of its branches too, and no name of a value. */
export function separateMessage<Message>(compiled: Message, language: string): Message {
  const piece = (token: Compiled): Compiled => {
    if (typeof token === 'string') return separateWords(token, language)
    if (!Array.isArray(token)) return token
    const [name, kind, branches] = token as [string, string?, Compiled?]
    if (typeof branches !== 'object' || Array.isArray(branches)) return token
    return [
      name,
      kind as string,
      Object.fromEntries(Object.entries(branches).map(([key, text]) => [key, texts(text)])),
    ]
  }
  const texts = (message: Compiled): Compiled =>
    Array.isArray(message) ? message.map(piece) : piece(message)
  return isSpaceless(language) ? (texts(compiled as Compiled) as Message) : compiled
}

interface Plugin {
  name: string
  transform: {
    filter: { id: RegExp }
    handler: (code: string, id: string) => { code: string; map: null; moduleType: 'js' } | null
  }
}

const catalogue = /\/([\w-]+)\.po$/
const written = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/

/** Separates the words of compiled catalogues. It runs after Lingui's own plugin, which compiles them. */
export function wordBreaks(): Plugin {
  return {
    name: 'baize-word-breaks',
    transform: {
      filter: { id: catalogue },
      handler(code, id) {
        const [, language = ''] = catalogue.exec(id) ?? []
        if (!isSpaceless(language)) return null
        const [whole = '', literal] = written.exec(code) ?? []
        if (!literal) throw new Error(`${id} is not compiled as Lingui compiles catalogues.`)
        const messages = Object.entries<Compiled>(JSON.parse(JSON.parse(literal)))
        const separated = messages.map(([key, message]) => [key, separateMessage(message, language)])
        const json = JSON.stringify(JSON.stringify(Object.fromEntries(separated)))
        return { code: code.replace(whole, () => `JSON.parse(${json})`), map: null, moduleType: 'js' }
      },
    },
  }
}
