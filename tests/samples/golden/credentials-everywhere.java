// List shelves
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKeyHeader = System.getenv("PARTNER_KEY");
    if (apiKeyHeader == null || apiKeyHeader.isEmpty()) {
      System.err.println("Set PARTNER_KEY to your API key header.");
      System.exit(1);
    }
    var apiKeyAppId = System.getenv("PARTNER_APP");
    if (apiKeyAppId == null || apiKeyAppId.isEmpty()) {
      System.err.println("Set PARTNER_APP to your API key app.id.");
      System.exit(1);
    }
    var apiKeySession = System.getenv("PARTNER_SESSION");
    if (apiKeySession == null || apiKeySession.isEmpty()) {
      System.err.println("Set PARTNER_SESSION to your API key session.");
      System.exit(1);
    }

    var uri = URI.create(apiUrl + "/shelves?floor=2&app%5Bid%5D=" + URLEncoder.encode(apiKeyAppId, StandardCharsets.UTF_8));
    var request =
        HttpRequest.newBuilder(uri)
            .method("GET", BodyPublishers.noBody())
            .header("X-Api-Key", apiKeyHeader)
            .header("Cookie", "branch=north; session=" + apiKeySession)
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
