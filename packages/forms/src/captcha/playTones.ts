/** Plays a file of sound, in base64. Resolves when it is over, rejects when it is stopped. */
export async function playTones(context: AudioContext, file: string, signal: AbortSignal): Promise<void> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(bytes.buffer)
  source.connect(context.destination)
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      source.stop()
      reject(signal.reason)
    })
    source.onended = () => resolve()
    source.start()
  })
}
