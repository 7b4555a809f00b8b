import { useFormat } from '@baize/i18n'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, type FocusEventHandler, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { useUploadReport } from '../file-upload/useFileText.ts'
import { PlusIcon } from '../icons/icons.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { ChosenImageItem } from './ChosenImageItem.tsx'
import { type RefusedImage, sortImages } from './check.ts'
import * as css from './ImageUpload.css.ts'
import { type ImageType, imageUploadSettings } from './settings.ts'
import { useRefusal } from './useRefusal.ts'

/** How far an image is on its way to the server. */
export const imageStatuses = ['waiting', 'sending', 'sent', 'failed'] as const
/** How far an image is on its way to the server. */
export type ImageStatus = (typeof imageStatuses)[number]

/** An image that was chosen. */
export interface ChosenImage {
  /** Stable key, made by the field. */
  id: string
  file: File
  /** @default 'waiting' */
  status?: ImageStatus | undefined
  /** How much was sent, from 0 to 1. @default 0 */
  progress?: number | undefined
  /** Why it was not sent, translated. */
  error?: string | undefined
}

export interface ImageUploadProps extends FieldBasics {
  /** The chosen images, when controlled, with their progress. */
  value?: readonly ChosenImage[]
  /** The initial images, when uncontrolled. @default none */
  defaultValue?: readonly ChosenImage[]
  /** Kinds of file, detected by their first bytes. @default imageUploadSettings.types */
  types?: readonly ImageType[]
  /** Largest file, in bytes. @default imageUploadSettings.maxBytes */
  maxBytes?: number
  /** Most files. @default imageUploadSettings.maxCount */
  maxCount?: number
  /** Opens a phone's camera in place of its images: the one at the back, or the one at the front. */
  camera?: 'environment' | 'user'
  /** The file input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Called when images were added or removed. */
  onValueChange?: (images: readonly ChosenImage[]) => void
  /** Send this one again; without it a failed image can only be removed. */
  onRetry?: (id: string) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

const none: readonly ChosenImage[] = []

/**
 * Images to send: chosen, dropped or pasted. Each refused file is named with its reason, and the others
 * are taken. The field sends nothing by itself.
 */
export function ImageUpload(props: ImageUploadProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'onValueChange',
      'onChange',
      'onBlur',
      'ref',
      'types',
      'maxBytes',
      'maxCount',
      'camera',
      'onRetry',
    ])
  const { camera, onRetry } = control
  const limits = {
    types: control.types ?? imageUploadSettings.types,
    maxBytes: control.maxBytes ?? imageUploadSettings.maxBytes,
    maxCount: control.maxCount ?? imageUploadSettings.maxCount,
  }
  const { rules, why } = useRefusal(limits)
  const input = useRef<HTMLInputElement>(null)
  const {
    value: images,
    change,
    leave,
    elementRef,
  } = useFieldValue<readonly ChosenImage[], HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? none },
    input,
  )
  const sharedRef = useSharedRef(input, elementRef)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedImage[]>([])
  // Files that come while others are still looked at follow after them.
  const queue = useRef(Promise.resolve())
  const latest = useRef(images)
  useLayoutEffect(() => {
    latest.current = images
  })

  function take(list: FileList | null) {
    const files = [...(list ?? [])]
    if (files.length === 0 || frame.disabled) return
    queue.current = queue.current.then(async () => {
      const present = latest.current
      const sorted = await sortImages(
        files,
        present.map(({ file }) => file),
        limits,
      )
      setRefused(sorted.refused)
      if (sorted.taken.length === 0) return
      const added = sorted.taken.map((file) => ({ id: crypto.randomUUID(), file }))
      latest.current = [...present, ...added]
      change(latest.current)
    })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  function remove(id: string) {
    setRefused([])
    change(images.filter((image) => image.id !== id))
    input.current?.focus()
  }

  function retry(id: string) {
    onRetry?.(id)
    // Its button unmounts.
    input.current?.focus()
  }

  const report = useUploadReport(images.map(({ status = 'waiting' }) => status))
  const [used, most] = [format.number(images.length), format.number(limits.maxCount)]
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div
          onPaste={(event) => {
            if (event.clipboardData.files.length > 0) event.preventDefault()
            take(event.clipboardData.files)
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it is the control; this is where files fall */}
          <div
            className={css.zone}
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(!frame.disabled)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span className={css.invitation}>
              <PlusIcon />
              <Trans context="field for pictures">Choose pictures, or drop or paste them here</Trans>
            </span>
            <span id={`${attributes.id}-rules`} className={css.rules}>
              {rules} ·{' '}
              <Trans context="how many pictures were chosen">
                {used} of {most}
              </Trans>
            </span>
            <input
              {...attributes}
              ref={sharedRef}
              type="file"
              multiple={limits.maxCount > 1}
              accept={limits.types.join()}
              capture={camera}
              aria-describedby={[attributes['aria-describedby'], `${attributes.id}-rules`]
                .filter(Boolean)
                .join(' ')}
              className={css.input}
              onChange={(event) => {
                take(event.currentTarget.files)
                // So that the same file can be chosen again after it was removed.
                event.currentTarget.value = ''
              }}
              onBlur={leave}
            />
          </div>
          <div role="alert" className={css.refused}>
            {[...new Set(refused.map(why))].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </div>
          {images.length > 0 && (
            <ul
              aria-label={t({ message: 'Selected pictures', context: 'list in a field for pictures' })}
              className={css.images}
            >
              {images.map((image) => (
                <ChosenImageItem
                  key={image.id}
                  image={image}
                  disabled={frame.disabled}
                  onRemove={() => remove(image.id)}
                  onRetry={onRetry && (() => retry(image.id))}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{report}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
