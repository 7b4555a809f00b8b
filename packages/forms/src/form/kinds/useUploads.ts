import type { ChosenImage } from '@baize/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormScope } from '../FormContext.ts'
import { useLatest } from '../useLatest.ts'
import type { FormImage } from '../values.ts'
import type { ImagesLook } from './look.ts'

interface Running {
  readonly stop: AbortController
  readonly end: Promise<void>
}

/** Sends chosen images one by one; a submit waits for those on their way, and names those that did not arrive. */
export function useUploads(name: string, look: ImagesLook | undefined) {
  const { form, late, explain } = useFormScope()
  const running = useRef(new Map<string, Running>())
  const latest = useLatest({ look, explain })
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map())

  const read = useCallback(() => (form.getValues(name) ?? []) as readonly FormImage[], [form, name])
  const write = useCallback((images: readonly FormImage[]) => form.setValue(name, images), [form, name])

  const send = useCallback(
    (image: FormImage) => {
      const stop = new AbortController()
      const change = (state: Partial<FormImage>) => {
        if (!stop.signal.aborted)
          write(read().map((each) => (each.id === image.id ? { ...each, ...state } : each)))
      }
      const onProgress = (share: number) => setProgress((known) => new Map(known).set(image.id, share))
      const toPlatform = async () =>
        latest.current.look?.upload(image.file, { signal: stop.signal, onProgress })
      const upload = async () => {
        try {
          change({ status: 'sent', sentId: await toPlatform() })
        } catch (error) {
          change({ status: 'failed', error: latest.current.explain(error) })
        }
        running.current.delete(image.id)
      }
      change({ status: 'sending', error: undefined })
      running.current.set(image.id, { stop, end: upload() })
    },
    [latest, read, write],
  )

  const change = useCallback(
    (images: readonly ChosenImage[]) => {
      const before = new Map(read().map((image) => [image.id, image]))
      running.current.forEach(({ stop }, id) => {
        if (!images.some((image) => image.id === id)) stop.abort()
      })
      write(images.map(({ id, file }) => before.get(id) ?? { id, file }))
      for (const image of images) if (!before.has(image.id)) send(image)
    },
    [read, write, send],
  )
  const retry = useCallback(
    (id: string) => {
      const image = read().find((each) => each.id === id)
      if (image) send(image)
    },
    [read, send],
  )

  useEffect(() => {
    const all = running.current
    const remove = late.add(name, {
      settle: async () => void (await Promise.all([...all.values()].map(({ end }) => end))),
      problem: () =>
        read().some(({ sentId }) => sentId === undefined) ? { field: name, code: 'imageNotSent' } : undefined,
    })
    return () => {
      remove()
      all.forEach(({ stop }) => {
        stop.abort()
      })
    }
  }, [late, name, read])

  return { change, retry, progress }
}
