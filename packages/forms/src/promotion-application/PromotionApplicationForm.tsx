import { Alert, Box, Button, Heading, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '../form/Form.tsx'
import type { ImagesLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SubmitRefusal } from '../form/values.ts'
import { Conditions } from './Conditions.tsx'
import {
  type PromotionApplicationBody,
  type PromotionDemands,
  promotionApplicationBody,
  promotionApplicationFields,
} from './promotionApplicationFields.ts'

/** What the form shows of a promotion. */
export interface AppliedPromotion {
  readonly id: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly lang?: string | undefined
  /** What it depends on, one sentence each, as text. */
  readonly conditions: readonly string[]
}

export interface PromotionApplicationFormProps {
  /** What is applied for, with its conditions. */
  promotion: AppliedPromotion
  /** What it requires of applicants. @default nothing: comment and images are optional */
  demands?: PromotionDemands
  /** How images are sent to the platform. */
  images: ImagesLook
  /** Applies. Refusals: any of `comment` and `images`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: PromotionApplicationBody) => Promise<SubmitRefusal | void>
  /** The text of an error that names no field, and for an image that could not be sent. */
  explain?: (error: unknown) => string | undefined
  /** Returns to the promotions. */
  onDone?: () => void
}

/** An application for a promotion: its conditions, a comment, and images that prove something. */
export function PromotionApplicationForm({
  promotion,
  demands,
  images,
  onSubmit,
  explain,
  onDone,
}: PromotionApplicationFormProps) {
  const { t } = useLingui()
  const { id, name, lang, conditions } = promotion
  const title = <bdi lang={lang}>{name}</bdi>
  return (
    <Form
      fields={promotionApplicationFields(demands)}
      kinds={moreKinds}
      looks={{
        comment: {
          label: t({ message: 'Comment', context: 'label of a form field: to a promotion' }),
          hint: t`Details that help, such as a deposit or bet number`,
          rows: 3,
        },
        images: {
          label: t({ message: 'Pictures', context: 'label of a form field' }),
          images,
        },
      }}
      submitLabel={t({ message: 'Apply', context: 'button: for a promotion' })}
      onSubmit={(values) => onSubmit(promotionApplicationBody(id, values))}
      explain={explain}
      beforeFields={
        <Box as="section" surface="sunken" radius="large" padding="md">
          <Stack space="xs">
            <Heading level={3} size="item">
              {title}
            </Heading>
            <Conditions conditions={conditions} />
          </Stack>
        </Box>
      }
      done={() => (
        <Stack space="md">
          <Alert tone="positive" title={t`Your application has been sent.`}>
            <Trans>You have applied for {title}. We’ll message you with the outcome.</Trans>
          </Alert>
          {onDone && (
            <Button fullWidth size="large" onClick={onDone}>
              {t({ message: 'Back to the promotions', context: 'button' })}
            </Button>
          )}
        </Stack>
      )}
    />
  )
}
