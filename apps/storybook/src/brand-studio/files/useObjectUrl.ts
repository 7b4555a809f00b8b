import { useEffect, useState } from 'react'
import { typeOfFile } from './fileTypes.ts'

/** An address of bytes in this page, for as long as they are shown. */
export function useObjectUrl(name: string, bytes: Uint8Array<ArrayBuffer> | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(new Blob([bytes], { type: typeOfFile(name) }))
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [name, bytes])
  return url
}
