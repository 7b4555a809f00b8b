const reported = new Set<string>()

/** Reports a message that no loaded catalogue has, once: its English is on the screen. */
export function reportMissing({ id, locale }: { id: string; locale: string }): void {
  const key = `${locale} ${id}`
  if (reported.has(key)) return
  reported.add(key)
  // biome-ignore lint/suspicious/noConsole: the site's operator collects what its console reports
  console.error(`Message ${id} is missing in ${locale}: its English is shown`)
}
