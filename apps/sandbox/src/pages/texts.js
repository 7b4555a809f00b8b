import { ar } from './texts-ar.js'
import { en } from './texts-en.js'
import { km } from './texts-km.js'
import { zh } from './texts-zh.js'

const languages = { en, km, 'zh-Hans': zh, ar }

/** The text of a key in the page's language, with its values filled in. */
export function text(key, values = {}) {
  const language = document.documentElement.lang
  const words = (languages[language] ?? en)[key] ?? en[key] ?? key
  return words.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
}
