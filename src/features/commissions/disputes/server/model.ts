export interface DisputedLine {
  id: string;
  line_id: string;
  partner_id: string;
  number: number;
}
