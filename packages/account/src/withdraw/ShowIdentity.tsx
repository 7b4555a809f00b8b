import type { ApiError } from '@baize/api'
import { showIdentity } from '@baize/api/calls'
import { Alert, Button, type ChosenImage, ImageUpload, Inline, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../platform/useCall.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useUpload } from '../uploads/useUpload.ts'
import type { Withdrawal } from './states.ts'
import { useSaid } from './useSaid.ts'

/** Asks for the identity document that a withdrawal waits for, while none is being looked at. */
export function ShowIdentity({ withdrawal: { id, state, reason } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const upload = useUpload()
  const said = useSaid()
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const [missing, setMissing] = useState(false)
  const change = (id: string, now: Partial<ChosenImage>) =>
    setImages((all) => all.map((each) => (each.id === id ? { ...each, ...now } : each)))
  const showing = useCall(showIdentity, {
    intent: ({ body }) => `${id} ${body.images.join(' ')}`,
  })
  const sending = useMutation<void, ApiError>({
    async mutationFn() {
      const { signal } = new AbortController()
      const ids: string[] = []
      for (const { id: image, file } of images) {
        change(image, { status: 'sending', progress: 0 })
        ids.push(await upload(file, { signal, onProgress: (progress) => change(image, { progress }) }))
        change(image, { status: 'sent' })
      }
      said(await showing.mutateAsync({ params: { id }, body: { images: ids } }))
      setImages([])
    },
    onError(error) {
      setImages((all) => all.map(({ id, file }) => ({ id, file })))
      if (error.code === 'wrongState') said(undefined)
    },
  })
  if (state !== 'waitingKyc' || reason === 'documentShown') return null

  function show() {
    setMissing(images.length === 0)
    if (images.length > 0) sending.mutate()
  }
  const problem = missing
    ? t`Choose a picture of your document.`
    : sending.error && problemText(sending.error)
  return (
    <Stack space="sm">
      <ImageUpload
        label={t({ message: 'Pictures of your identity document', context: 'field' })}
        value={images}
        disabled={sending.isPending}
        onValueChange={setImages}
      />
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Inline>
        <Button loading={sending.isPending} onClick={show}>
          {t({ message: 'Show the document', context: 'button' })}
        </Button>
      </Inline>
    </Stack>
  )
}
