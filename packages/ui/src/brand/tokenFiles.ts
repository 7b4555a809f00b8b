import { posix } from 'node:path'
import { readJson } from './brandFiles.ts'
import { isGroup, type Json, printable } from './format/json.ts'
import { memberOf } from './format/pointer.ts'
import { documentFile } from './format/resolver.ts'

type Read = { value: unknown } | { problems: string[] }

/** More files than any brand has. */
const maxFiles = 100

/**
 * Reads a folder's `tokens.json` with the files of the folder that it refers to: each is in `$defs` under its name,
 * and references lead there, so that the result is one document.
 */
export function readTokenFiles(folder: string): Read {
  const read = readJson(folder, documentFile)
  if ('problem' in read) return { problems: [read.problem] }
  if (!isGroup(read.value)) return read
  const problems: string[] = []
  const files = new Map<string, unknown>([[documentFile, read.value]])
  // A map grows while it is walked: files that files refer to are read, too.
  for (const [file, content] of files) {
    for (const { group, ref } of fileReferences(content)) {
      const [path = '', pointer = ''] = ref.split('#')
      const wanted = posix.normalize(posix.join(posix.dirname(file), path))
      if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(path) || wanted.startsWith('..') || !wanted.endsWith('.json')) {
        problems.push(`${printable(ref)} is not a JSON file of the brand’s own folder. [${file}#]`)
        continue
      }
      if (!files.has(wanted)) {
        const other =
          files.size < maxFiles
            ? readJson(folder, wanted)
            : { problem: `There are more than ${maxFiles} files.` }
        if ('problem' in other) problems.push(`${other.problem} [${file}#, ${printable(ref)}]`)
        files.set(wanted, 'value' in other ? other.value : {})
      }
      group.$ref = wanted === documentFile ? `#${pointer}` : memberOf('#/$defs', wanted) + pointer
    }
  }
  if (problems.length > 0) return { problems }
  const others = [...files].filter(([file]) => file !== documentFile)
  if (others.length === 0) return read
  const defs = isGroup(read.value.$defs) ? read.value.$defs : {}
  return { value: { ...read.value, $defs: { ...defs, ...Object.fromEntries(others) } } }
}

/** The objects that refer to another file. Without recursion: a file may be nested deeper than the stack. */
function fileReferences(content: unknown): { group: Json; ref: string }[] {
  const found: { group: Json; ref: string }[] = []
  const open: unknown[] = [content]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isGroup(value) && typeof value.$ref === 'string' && !value.$ref.startsWith('#'))
      found.push({ group: value, ref: value.$ref })
    for (const [key, part] of Object.entries(value)) if (key !== '$extensions') open.push(part)
  }
  return found
}
