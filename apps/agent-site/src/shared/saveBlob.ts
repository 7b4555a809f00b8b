/** Saves a file on the device. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin the download in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
