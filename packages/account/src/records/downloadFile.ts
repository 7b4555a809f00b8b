/** Lets the browser fetch the file as a download; the page stays where it is. */
export function downloadFile(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
