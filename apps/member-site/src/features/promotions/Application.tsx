import { useUpload } from '@baize/account'
import { ApiError } from '@baize/api'
import { applyForPromotion, promotionStates } from '@baize/api/calls'
import { type PromotionApplicationBody, PromotionApplicationForm } from '@baize/forms'
import { useCall, useProblemText } from '@baize/site'
import { Heading, type SanitisedHtml, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { conditionsIn } from './conditionsIn.ts'
import type { Promotion } from './labels.ts'

export interface ApplicationProps {
  promotion: Promotion
  content: SanitisedHtml
  /** It was accepted: from then on the application stays until it is left. */
  onSent: () => void
  /** Returns to the participation's state. */
  onDone: () => void
}

/** The application for a promotion, joined to the platform: a comment and up to three images. */
export function Application({ promotion, content, onSent, onDone }: ApplicationProps) {
  const { t } = useLingui()
  const upload = useUpload()
  const applying = useCall(applyForPromotion, {
    intent: ({ params, body }) => `${params.id} ${body.comment} ${(body.images ?? []).join(' ')}`,
    invalidates: [promotionStates],
  })
  const problemText = useProblemText()
  const place = useRef<HTMLDivElement>(null)
  const conditions = useMemo(() => conditionsIn(content), [content])
  // In the commit itself: a frame later the user may be typing already.
  useLayoutEffect(() => place.current?.focus(), [])

  async function submit({ comment = '', images }: PromotionApplicationBody) {
    await applying.mutateAsync({ params: { id: promotion.id }, body: { comment, images: [...images] } })
    onSent()
  }

  return (
    <div ref={place} tabIndex={-1}>
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'Your application', context: 'heading' })}
        </Heading>
        <PromotionApplicationForm
          promotion={{ id: promotion.id, name: promotion.title, lang: promotion.language, conditions }}
          images={{ upload }}
          onSubmit={submit}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
          onDone={onDone}
        />
      </Stack>
    </div>
  )
}
