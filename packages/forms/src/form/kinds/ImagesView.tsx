import { ImageUpload } from '@baize/ui'
import { useHeld } from '../useFields.ts'
import type { FormImage } from '../values.ts'
import type { FieldViewProps } from './look.ts'
import { useUploads } from './useUploads.ts'

/** Images. Each is sent to the platform as soon as it was chosen; the form sends their ids. */
export function ImagesView({ field, look, frame }: FieldViewProps) {
  const { ref, value } = useHeld(field.name)
  const images = Array.isArray(value) ? (value as readonly FormImage[]) : []
  const { change, retry, progress } = useUploads(field.name, look.images)
  const { types, maxBytes, camera } = look.images ?? {}
  return (
    <ImageUpload
      {...frame}
      name={field.name}
      ref={ref}
      value={images.map((image) => ({ ...image, progress: progress.get(image.id) }))}
      {...(types === undefined ? {} : { types })}
      {...(maxBytes === undefined ? {} : { maxBytes })}
      {...(camera === undefined ? {} : { camera })}
      {...(field.maxCount === undefined ? {} : { maxCount: field.maxCount })}
      onValueChange={change}
      onRetry={retry}
    />
  )
}
