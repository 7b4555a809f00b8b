import { Text } from '@baize/ui'
import * as css from './Picture.css.ts'
import { useObjectUrl } from './useObjectUrl.ts'

interface PictureProps {
  title: string
  name: string
  bytes: Uint8Array<ArrayBuffer> | undefined
}

/** A picture as it looks on a light page and on a dark one. */
export function Picture({ title, name, bytes }: PictureProps) {
  const url = useObjectUrl(name, bytes)
  return (
    <div className={css.grounds}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={css.ground} data-scheme={scheme}>
          {url === undefined ? (
            <Text size="sm" tone="muted">
              No picture
            </Text>
          ) : (
            <img className={css.image} src={url} alt={`${title}, ${scheme}`} />
          )}
        </div>
      ))}
    </div>
  )
}
