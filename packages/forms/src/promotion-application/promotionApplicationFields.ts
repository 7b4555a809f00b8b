import type { FieldRule } from '../compiler/index.ts'
import type { SentValues } from '../form/values.ts'

/** Bounds of an application, as the specification has them. Kinds and sizes of images are those of ImageUpload. */
export const promotionApplicationSettings = {
  /** Most characters of the comment. */
  maxComment: 140,
  /** Maximum of images. */
  maxImages: 3,
} as const

/** What is sent. */
export interface PromotionApplicationBody {
  promotionId: string
  comment?: string
  /** Ids under which the platform keeps the images. */
  images: readonly string[]
}

/** What a promotion asks of who applies. */
export interface PromotionDemands {
  /** @default false */
  readonly comment?: boolean
  /** @default false */
  readonly images?: boolean
}

/** A comment and images. */
export function promotionApplicationFields(demands: PromotionDemands = {}): readonly FieldRule[] {
  const { maxComment, maxImages } = promotionApplicationSettings
  return [
    { name: 'comment', kind: 'longText', required: demands.comment === true, maxLength: maxComment },
    { name: 'images', kind: 'images', required: demands.images === true, maxCount: maxImages },
  ]
}

/** The body of the call, from the form's values. */
export function promotionApplicationBody(promotionId: string, values: SentValues): PromotionApplicationBody {
  const { comment, images } = values
  return {
    promotionId,
    ...(comment === undefined ? {} : { comment: String(comment) }),
    images: Array.isArray(images) ? images : [],
  }
}
