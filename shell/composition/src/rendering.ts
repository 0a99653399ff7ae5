/** A page as the renderer answers the gateway. */
export interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  /** May be kept and shown to other anonymous visitors. */
  shareable: boolean;
  tags: string[];
  /** Seconds until something on it is out of date by itself. */
  maxAge?: number;
}
