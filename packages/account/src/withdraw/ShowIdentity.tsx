import { ApiError } from '@baize/api'
import { showIdentity } from '@baize/api/calls'
import { Alert, Button, type ChosenImage, ImageUpload, Inline, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useUpload } from '../uploads/useUpload.ts'
import type { Withdrawal } from './states.ts'
import { useSaid } from './useSaid.ts'

/** Asks for the identity document that a withdrawal waits for, while none is being looked at. */
export function ShowIdentity({ withdrawal: { id, state, reason } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const { actOnce } = useActions()
  const problemText = useProblemText()
  const upload = useUpload()
  const said = useSaid()
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (state !== 'waitingKyc' || reason === 'documentShown') return null

  async function show() {
    if (images.length === 0) {
      setProblem(t`Choose a picture of your document.`)
      return
    }
    setProblem(undefined)
    setBusy(true)
    try {
      const { signal } = new AbortController()
      const ids: string[] = []
      const change = (id: string, now: Partial<ChosenImage>) =>
        setImages((all) => all.map((each) => (each.id === id ? { ...each, ...now } : each)))
      for (const { id: image, file } of images) {
        change(image, { status: 'sending', progress: 0 })
        ids.push(await upload(file, { signal, onProgress: (progress) => change(image, { progress }) }))
        change(image, { status: 'sent' })
      }
      said(await actOnce(showIdentity, { params: { id }, body: { images: ids } }, `${id} ${ids.join(' ')}`))
      setImages([])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(problemText(error))
      setImages((all) => all.map(({ id, file }) => ({ id, file })))
      if (error.code === 'wrongState') said(undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack space="sm">
      <ImageUpload
        label={t({ message: 'Pictures of your identity document', context: 'field' })}
        images={images}
        disabled={busy}
        onImagesChange={setImages}
      />
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Inline>
        <Button loading={busy} onClick={() => void show()}>
          {t({ message: 'Show the document', context: 'button' })}
        </Button>
      </Inline>
    </Stack>
  )
}
