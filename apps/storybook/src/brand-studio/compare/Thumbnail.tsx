import { typeOfFile } from '../files/fileTypes.ts'
import { image } from '../files/Picture.css.ts'
import { useObjectUrl } from '../files/useObjectUrl.ts'

interface ThumbnailProps {
  name: string
  bytes: Uint8Array<ArrayBuffer> | undefined
  alt: string
}

/** A small view of a file that is a picture; nothing for others. */
export function Thumbnail({ name, bytes, alt }: ThumbnailProps) {
  const url = useObjectUrl(name, bytes)
  if (url === undefined || !typeOfFile(name).startsWith('image/')) return null
  return <img className={image} src={url} alt={alt} width={48} />
}
