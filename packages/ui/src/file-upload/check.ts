/** Why a file was refused. */
export type FileRefusal = 'type' | 'size' | 'count' | 'empty' | 'twice'

/** A file that was refused, by its name. */
export interface RefusedFile {
  name: string
  reason: FileRefusal
}

/** What a set of files may be. */
export interface FileLimits {
  /** As HTML's `accept`: `.pdf`, `image/*`, `text/csv`; every file where there are none. */
  accept: readonly string[]
  maxBytes: number
  maxCount: number
}

/** Whether a file is one of those, by its name's ending or its type, as the browser's own chooser decides it. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1))
    return type.toLowerCase() === wanted
  })
}

/** Sorts new files into those that can be taken and those that cannot, each with its reason. */
export function sortFiles(files: readonly File[], present: readonly File[], limits: FileLimits) {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = refusal(file, [...present, ...taken], limits)
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}

function refusal(file: File, before: readonly File[], limits: FileLimits): FileRefusal | undefined {
  const same = (other: File) =>
    other.name === file.name && other.size === file.size && other.lastModified === file.lastModified
  if (before.some(same)) return 'twice'
  if (!isAccepted(file, limits.accept)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > limits.maxBytes) return 'size'
  return before.length >= limits.maxCount ? 'count' : undefined
}
