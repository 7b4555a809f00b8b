/** Downloads a text as a file. */
export function downloadText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A name that every file system takes, with the ending put on. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${[...name].slice(0, 60).join('').trim() || 'data'}.${ending}`
}
