import type { PrivacyLaw } from '@caravan/country';

/** What the country's law adds to the privacy notice. `{email}` is the seller's. */
export const law: PrivacyLaw = {
  basis: {
    tr: 'Verileri 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 5. ve 6. maddelerine göre işleriz: sizinle yapılan sözleşmenin kurulması ve ifası, vergi, ticaret ve tüketici mevzuatından doğan hukuki yükümlülükler, bir hakkın tesisi ve korunması, temel haklarınıza zarar vermeyen meşru menfaatimiz veya açık rızanız. Rızanızı dilediğiniz zaman geri alabilirsiniz. Ticari elektronik iletiler, 6563 sayılı Kanun uyarınca yalnızca onayınızla gönderilir.',
    en: 'We work with data under Articles 5 and 6 of Law No. 6698 on the Protection of Personal Data (KVKK): to conclude and keep a contract with you, to meet duties of tax, commercial and consumer law, to establish and defend a right, for a legitimate interest that does not harm your fundamental rights, or with your explicit consent, which you can take back at any time. Commercial messages are sent only with your approval, as Law No. 6563 demands.',
  },
  abroad: {
    tr: 'Veriler denetimimizdeki sunucularda tutulur. Yurt dışına yalnızca 6698 sayılı Kanun’un 9. maddesindeki şartlarla aktarılır.',
    en: 'Data are kept on servers in our care. They leave the country only under the conditions of Article 9 of Law No. 6698.',
  },
  rights: {
    tr: 'Kanun’un 11. maddesine göre kişisel verinizin işlenip işlenmediğini öğrenme, buna ilişkin bilgi isteme, işlenme amacını ve aktarıldığı kişileri öğrenme, düzeltilmesini, silinmesini veya yok edilmesini isteme, bunların aktarıldığı kişilere bildirilmesini isteme, yalnızca otomatik analizle aleyhinize çıkan sonuca itiraz etme ve kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme hakkınız vardır. Başvurunuzu {email} adresine gönderin; en geç 30 gün içinde ücretsiz sonuçlandırırız.',
    en: 'Under Article 11 of the Law you can learn whether your data are processed, for what and to whom they are passed, have them corrected, deleted or destroyed and those who got them told so, object to a result reached against you by automatic analysis alone, and claim damage done by unlawful processing. Write to {email}; we answer within 30 days at the latest, free of charge.',
  },
  complaints: {
    tr: 'Başvurunuz reddedilir, yanıtı yetersiz bulursanız veya süresinde yanıt alamazsanız, yanıtı öğrendiğiniz tarihten itibaren 30 ve her hâlde başvuru tarihinden itibaren 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
    en: 'If your request is refused, answered insufficiently or not in time, you can complain to the Personal Data Protection Board (Kişisel Verileri Koruma Kurulu) within 30 days of learning the answer, and in any case within 60 days of your request.',
  },
};
